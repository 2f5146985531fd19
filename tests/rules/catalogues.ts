import { basename } from 'node:path';

const modules: Readonly<Record<string, object>> = import.meta.glob('#domain/*.texts.ts', {
  eager: true,
});

/** The texts of the domain in English, of each module by its name; where a part varies, `17` stands for it. */
export const catalogues: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(modules).map(([file, texts]) => [basename(file), textsIn(texts)]),
);

/** The texts of several words, of all catalogues. */
export const sentences: readonly string[] = [...catalogues.values()]
  .flat()
  .filter((text) => text.includes(' '));

function textsIn(catalogue: object): string[] {
  return Object.values(catalogue).flatMap((said) => {
    if (typeof said === 'function') return String(said('17', '17'));
    return typeof said === 'object' ? textsIn(said) : String(said);
  });
}
