import { type ESTree, type Plugin, Visitor } from 'vite';

/** What the bundler calls around a CommonJS module. */
const wrapper = /^__commonJS(Min)?$/;

/**
 * Writes the wrapper of a CommonJS module, such as React's, as a function and not as an arrow: in
 * parentheses V8 compiles a function beside the page, with the rest of its file, and an arrow on the
 * page's own thread when it is called. The bundler puts the parentheses, and prints an arrow.
 */
export function eagerModules(): Plugin {
  return {
    name: 'timewell:eager-modules',
    apply: 'build',
    renderChunk(code) {
      if (!code.includes('__commonJS')) return null;
      const arrows: ESTree.ArrowFunctionExpression[] = [];
      new Visitor({
        CallExpression({ callee, arguments: [module] }) {
          if (callee.type !== 'Identifier' || !wrapper.test(callee.name)) return;
          if (module?.type === 'ArrowFunctionExpression') arrows.push(module);
        },
      }).visit(this.parse(code));
      // From the last to the first, so that the places of those before stay right.
      const eager = arrows.reduceRight((text, { start, body }) => {
        const parameters = text.slice(start, body.start).replace(/=>\s*$/, '');
        return `${text.slice(0, start)}function ${parameters}${text.slice(body.start)}`;
      }, code);
      return { code: eager, map: null };
    },
  };
}
