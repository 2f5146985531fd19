import type { FlowMessage } from '../../../src/inspection/message.ts';

const mostEvents = 30;
const running = new Map<string, FlowMessage>();
const { channel: channelName = '', question = '' } = document.body.dataset;

// A page opened from a file shares no origin with the app.
if (location.protocol.startsWith('http')) listen(new BroadcastChannel(channelName));

function listen(channel: BroadcastChannel) {
  tell('Open the app in another tab of this browser: what it does shows up here, masked.');
  channel.addEventListener('message', ({ data }: MessageEvent<FlowMessage>) => {
    if (typeof data !== 'object') return;
    if (data.status === 'active') running.set(data.session, data);
    else running.delete(data.session);
    addEvent(data);
    showRunning();
    showInCharts();
    flash(data);
  });
  channel.postMessage(question);
}

function tell(sentence: string) {
  const note = document.getElementById('live-note');
  if (note) note.textContent = sentence;
}

function showRunning() {
  tell(running.size === 0 ? 'No flow runs: open the app in another tab.' : 'These flows run now.');
  const items = [...running.values()]
    .sort((one, other) => one.flow.localeCompare(other.flow))
    .map(({ flow, value }) => {
      const link = document.createElement('a');
      const [deepest = flow] = leavesOf(flow, value);
      link.href = `#chart:${deepest}`;
      const title = document.createElement('b');
      title.textContent = flow;
      const leaves = leavesOf(flow, value).map((leaf) => leaf.slice(flow.length + 1));
      link.append(title, ` ${leaves.join(' + ')}`);
      const item = document.createElement('li');
      item.append(link);
      return item;
    });
  document.getElementById('running')?.replaceChildren(...items);
  for (const link of document.querySelectorAll<HTMLElement>('[data-flow]')) {
    const isRunning = [...running.values()].some(({ flow }) => flow === link.dataset.flow);
    link.classList.toggle('is-running', isRunning);
  }
}

function addEvent({ flow, event: { type, ...fields }, taken, status }: FlowMessage) {
  const list = document.getElementById('events');
  if (!list || (taken.length === 0 && type === 'xstate.init')) return;
  const title = document.createElement('b');
  title.textContent = `${flow} ${type}`;
  const said = Object.keys(fields).length > 0 ? ` ${JSON.stringify(fields)}` : '';
  const end = status === 'active' ? `took ${taken.join(', ') || 'nothing'}` : status;
  const item = document.createElement('li');
  item.append(title, `${said} ${end}`);
  const newest = list.firstElementChild;
  // Typing repeats the same event: it is counted on one line.
  if (newest instanceof HTMLElement && newest.dataset.said === item.textContent) {
    newest.dataset.times = String(Number(newest.dataset.times ?? 1) + 1);
    return;
  }
  item.dataset.said = item.textContent;
  list.prepend(item);
  while (list.children.length > mostEvents) list.lastElementChild?.remove();
}

function showInCharts() {
  for (const state of document.querySelectorAll('.is-live')) state.classList.remove('is-live');
  for (const { flow, value } of running.values()) {
    for (const leaf of leavesOf(flow, value)) {
      document.getElementById(`chart:${leaf}`)?.classList.add('is-live');
    }
  }
}

function flash({ flow, taken }: FlowMessage) {
  for (const key of taken) {
    const ways = document.querySelectorAll(`#flow-${flow} [data-way="${CSS.escape(key)}"]`);
    for (const way of ways) {
      way.classList.remove('is-taken-now');
      requestAnimationFrame(() => way.classList.add('is-taken-now'));
      setTimeout(() => way.classList.remove('is-taken-now'), 2500);
    }
  }
}

/** The ids of the innermost states of a value. */
function leavesOf(id: string, value: unknown): string[] {
  if (typeof value === 'string') return [`${id}.${value}`];
  if (typeof value !== 'object' || value === null) return [id];
  const inner = Object.entries(value);
  return inner.length === 0
    ? [id]
    : inner.flatMap(([name, part]) => leavesOf(`${id}.${name}`, part));
}
