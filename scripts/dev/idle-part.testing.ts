// A part of `pnpm dev` that does nothing and never ends by itself.
console.log(`idle ${process.pid}`);
setInterval(() => undefined, 60_000);
