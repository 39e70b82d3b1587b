// A process that never answers to `work`, takes memory without end for `memory`, dies of `die`, and reads all others.
const taken = [];

function look({ text }) {
  while (text === 'work');
  while (text === 'memory') taken.push(new Array(10_000).fill({ some: 'thing' }));
  if (text === 'die') process.exit(1);
}

const on = process.on.bind(process);
process.on = (event, read) =>
  event === 'message'
    ? on(event, (order) => {
        look(order);
        read(order);
      })
    : on(event, read);
await import('../../src/reading/start.mjs');
