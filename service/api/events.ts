export interface StreamEvent {
  readonly event: string;
  readonly id: string;
  readonly data: string;
}

/** The server-sent events of a response, as they come. */
export async function* eventsOf(response: Response): AsyncGenerator<StreamEvent> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventIn(block);
      if (event) yield event;
    }
  }
}

function eventIn(block: string): StreamEvent | undefined {
  const fields = { event: '', id: '', data: '' };
  for (const line of block.split('\n')) {
    const colon = line.indexOf(': ');
    const name = line.slice(0, colon);
    if (name === 'event' || name === 'id' || name === 'data') fields[name] = line.slice(colon + 2);
  }
  return fields.event === '' ? undefined : fields;
}
