/** An action without its first parameter, the dependencies. */
type Bound<Action> = Action extends (deps: never, ...args: infer Args) => infer Result
  ? (...args: Args) => Result
  : never;

/**
 * Binds actions to their dependencies, so that a signature is written once, on the action: the result has the same
 * functions by the same names, without the first parameter.
 */
export function bindActions<Deps, Actions extends Record<string, (deps: Deps, ...args: never[]) => unknown>>(
  deps: Deps,
  actions: Actions,
): { [Name in keyof Actions]: Bound<Actions[Name]> } {
  const bound = Object.entries(actions).map(([name, action]) => [name, (...args: never[]) => action(deps, ...args)]);
  return Object.fromEntries(bound);
}
