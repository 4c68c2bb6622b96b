import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Bots } from './tables/bots.ts';
import type { Harbour } from './tables/harbour.ts';

/** What the service counts about itself, for whoever watches over it. */
export function measuresOf(harbour: Harbour, bots: Bots) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge('portolan_tables_in_memory', 'Tables in memory', () => harbour.inMemory);
  gauge('portolan_streams', 'Open streams', () => harbour.streams.count);
  gauge('portolan_bots_thinking', 'Bots thinking', () => bots.thinking);
  const entries = new Counter({ name: 'portolan_entries_total', help: 'Entries of logs on disk', registers });
  const commits = new Histogram({
    name: 'portolan_commit_seconds',
    help: 'Time of one commit',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
    registers,
  });
  harbour.commits.measured = (acts, took) => {
    entries.inc(acts);
    commits.observe(took / 1000);
  };
  const responses = new Counter({
    name: 'portolan_responses_total',
    help: 'Responses by route and status',
    labelNames: ['route', 'status'] as const,
    registers,
  });
  return {
    registry,
    answered: (route: string, status: number) => responses.inc({ route, status: String(status) }),
  };
}
