// Speaks as the program that reads does, and reads nothing: every file has no shape. It never answers to `work`, takes memory without end for
// `memory`, and dies of `die`. So it is there at once, and what its end takes is the reader's own.
const taken = [];

function look({ text }) {
  while (text === 'work');
  while (text === 'memory') taken.push(new Array(10_000).fill({ some: 'thing' }));
  if (text === 'die') process.exit(1);
}

process.on('message', (order) => {
  look(order);
  process.send({ read: { bad: 'shape' } });
});
process.on('disconnect', () => process.exit());
process.send({ ready: true });
