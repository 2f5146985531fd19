import { type ESTree, type Plugin, Visitor } from 'vite';

/**
 * Leaves the sentences out of the build that describe the states of a machine: they are for charts and
 * their readers, and every page would carry those of its flows.
 */
export function withoutDescriptions(): Plugin {
  return {
    name: 'timewell:without-descriptions',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]src[\\/]machines[\\/].+\.ts$/ },
      handler(code) {
        let kept = code;
        const leaveOut = ({ start, end }: ESTree.ObjectProperty) => {
          const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
          const blanks = code.slice(start, end + comma).replace(/[^\n]/g, ' ');
          // Blanks in their place, so that each line of the source map stays right.
          kept = kept.slice(0, start) + blanks + kept.slice(end + comma);
        };
        new Visitor({
          ObjectExpression({ properties }) {
            for (const part of properties)
              if (part.type === 'Property' && isDescription(part)) leaveOut(part);
          },
        }).visit(this.parse(code));
        return { code: kept, map: null };
      },
    },
  };
}

/** A sentence: an empty text is the value of a field of that name. */
function isDescription({ key, value }: ESTree.ObjectProperty): boolean {
  if (key.type !== 'Identifier' || key.name !== 'description') return false;
  return value.type === 'TemplateLiteral' || (value.type === 'Literal' && Boolean(value.value));
}
