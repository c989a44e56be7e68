/** What an expression of Prometheus names. It is read as far as the checks of this folder need it; promtool checks the rest. */
export interface PromqlNames {
  selectors: { metric: string; matchers: Matcher[] }[];
  /** Of `by`, `on` and their kind. */
  groupingLabels: string[];
}

export interface Matcher {
  label: string;
  operator: '=' | '!=' | '=~' | '!~';
  value: string;
}

const operators = new Set(['and', 'or', 'unless', 'offset', 'bool']);
const groupings = new Set(['by', 'without', 'on', 'ignoring', 'group_left', 'group_right']);
const functions = new Set([
  ...['sum', 'max', 'min', 'avg', 'count', 'topk', 'rate', 'increase', 'changes'],
  ...['absent', 'histogram_quantile', 'label_values', 'time', 'clamp_min'],
]);

const tokenPattern = /\s+|\[[^\]]*\]|"(?:[^"\\]|\\.)*"|\d[\w.]*|[a-zA-Z_:][\w:]*|=~|!~|!=|==|>=|<=|[-+*/%^(){}=<>,]/y;

/** @throws Error that names what it cannot read: an unknown function, an unclosed brace, a stray character */
export function readPromql(expression: string): PromqlNames {
  const tokens = tokenize(expression);
  const names: PromqlNames = { selectors: [], groupingLabels: [] };
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at++] as string;
    if (!/^[a-zA-Z_:]/.test(token) || operators.has(token)) continue;
    if (groupings.has(token)) {
      const end = closing(tokens, at, ')');
      names.groupingLabels.push(...tokens.slice(at + 1, end).filter((one) => one !== ','));
      at = end + 1;
    } else if (functions.has(token)) continue;
    else if (tokens[at] === '(') throw new Error(`Unknown function ${token} in: ${expression}`);
    else if (tokens[at] === '{') {
      const end = closing(tokens, at, '}');
      names.selectors.push({ metric: token, matchers: readMatchers(tokens.slice(at + 1, end)) });
      at = end + 1;
    } else names.selectors.push({ metric: token, matchers: [] });
  }
  return names;
}

function tokenize(expression: string): string[] {
  const tokens: string[] = [];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < expression.length) {
    const from = tokenPattern.lastIndex;
    const token = tokenPattern.exec(expression)?.[0];
    if (token === undefined) throw new Error(`Cannot read PromQL from: ${expression.slice(from, from + 30)}`);
    if (token.trim() !== '' && !token.startsWith('[')) tokens.push(token);
  }
  return tokens;
}

function closing(tokens: string[], from: number, bracket: string): number {
  const end = tokens.indexOf(bracket, from);
  if (end < 0) throw new Error(`${bracket} is missing in: ${tokens.join(' ')}`);
  return end;
}

function readMatchers(tokens: string[]): Matcher[] {
  const matchers: Matcher[] = [];
  for (let at = 0; at < tokens.length; at += 4) {
    const [label, operator, value] = tokens.slice(at, at + 3);
    if (!label || !operator || !/^(=|!=|=~|!~)$/.test(operator) || !value?.startsWith('"')) {
      throw new Error(`Cannot read the labels: ${tokens.join(' ')}`);
    }
    matchers.push({ label, operator: operator as Matcher['operator'], value: JSON.parse(value) });
  }
  return matchers;
}
