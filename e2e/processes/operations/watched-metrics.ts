import { readFileSync } from 'node:fs';

const folder = new URL('../../../deploy/observability/', import.meta.url);

export interface Alert {
  name: string;
  severity: string;
  runbook: string;
}

const rules = readFileSync(new URL('rules.yml', folder), 'utf8');
const dashboard = JSON.parse(readFileSync(new URL('dashboard.json', folder), 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

export const panels = dashboard.panels;

/** What the rules record for each other. */
const recorded = [...rules.matchAll(/^ +- record: (\S+)$/gm)].map(([, name = '']) => name);

const expressions = [
  ...[...rules.matchAll(/^ +expr: (.+)$/gm)].map(([, text = '']) => text),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

const words = new Set(['and', 'or', 'by', 'unless']);

/** Every metric that a rule or a panel names, as the processes print it: without the parts of a histogram. */
export const watchedMetrics: string[] = [...new Set(expressions.flatMap(namesIn))].toSorted();

function namesIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|by \([^)]*\)|"[^"]*"|\[[^\]]*\]/g, ' ');
  return [...bare.matchAll(/[a-z_][\w:]*(?!\w|\s*\()/gi)]
    .map(([name]) => name)
    .filter((name) => !words.has(name) && !recorded.includes(name) && !/^e\d+$/.test(name))
    .map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
}

export const alerts: Alert[] = [
  ...rules.matchAll(/- alert: (\w+)[\s\S]*?severity: (\w+)[\s\S]*?runbook: ([\w-]+\.md)/g),
].map(([, name = '', severity = '', runbook = '']) => ({ name, severity, runbook }));
