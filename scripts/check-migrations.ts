import { lintMigrations } from './lint-migrations.ts';

const { files, problems } = await lintMigrations('server/migrations');
for (const problem of problems) console.error(problem);
console.log(`${files} migrations, ${problems.length} problems`);
if (problems.length > 0 || files < 10) process.exitCode = 1;
