/** What the image can be started as. */
const commands = {
  api: () => import('./api.ts'),
  worker: () => import('./worker.ts'),
  mailbox: () => import('./mailbox.ts'),
  migrate: () => import('./migrate.ts'),
  admin: () => import('./admin.ts'),
};

const [name = ''] = process.argv.splice(2, 1);
if (isCommand(name)) await commands[name]();
else {
  process.stderr.write(`Say one of ${Object.keys(commands).join(', ')}.\n`);
  process.exit(64);
}

function isCommand(word: string): word is keyof typeof commands {
  return Object.hasOwn(commands, word);
}
