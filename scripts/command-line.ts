import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { Fault } from './fault.ts';

/** The values of a command's options; throws a `Fault` that names them for anything else. */
export function optionsOf<const Options extends ParseArgsOptionsConfig>(
  options: Options,
  args: readonly string[] = process.argv.slice(2),
) {
  try {
    return parseArgs({ args, options }).values;
  } catch {
    const known = Object.entries(options).map(([name, { type }]) =>
      type === 'string' ? `--${name} <value>` : `--${name}`,
    );
    const are = known.length === 1 ? 'the only option is' : 'the options are';
    throw new Fault(`“${args.join(' ')}” is not known here: ${are} ${listed(known)}.`);
  }
}

/** Whether a part is among those that the command names, or it names none; throws a `Fault` for an unknown one. */
export function askedOf(whole: string, known: readonly string[]) {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !known.includes(name));
  if (unknown) throw new Fault(`“${unknown}” is not a part of ${whole}: ${known.join(', ')}.`);
  return (name: string) => asked.length === 0 || asked.includes(name);
}

const list = new Intl.ListFormat('en-GB');

/** Names as a sentence lists them. */
export function listed(names: readonly string[]): string {
  return list.format(names);
}
