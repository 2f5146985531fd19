import { parseSync } from 'vite';

/** A text that a view should take from a module of texts, with its line. */
export interface FoundWords {
  line: number;
  literal: string;
}

/**
 * The texts for people that stand in a view's code. A text with letters counts between tags and in a
 * property of an element, unless the property is known as technical; elsewhere a literal counts that
 * reads like words.
 */
export function wordsIn(file: string, code: string): FoundWords[] {
  const found: FoundWords[] = [];
  walk(parseSync(file, code).program, 'anywhere');
  return found;

  function walk(value: unknown, place: Place): void {
    if (Array.isArray(value)) for (const each of value) walk(each, place);
    if (!isNode(value)) return;
    if (isWords(textOf(value), place)) {
      const line = code.slice(0, value.start).split('\n').length;
      const literal = code.slice(value.start, value.end).replaceAll(/\s+/g, ' ').trim();
      found.push({ line, literal });
    }
    if (value.type === 'JSXOpeningElement') {
      walkProperties(value);
    } else {
      for (const [part, child] of Object.entries(value)) {
        const of = placeOf(value, part, place);
        if (of) walk(child, of);
      }
    }
  }

  function walkProperties(element: Node): void {
    const ofHtml = /^[a-z][^.]*$/.test(nameOf(element));
    for (const property of element.attributes as Node[]) {
      if (property.type === 'JSXSpreadAttribute') walk(property.argument, 'anywhere');
      else walk(property.value, placeOfProperty(nameOf(property), ofHtml));
    }
  }

  function nameOf(node: Node): string {
    const { start, end } = node.name as Node;
    return code.slice(start, end);
  }
}

/** Where a literal stands: where people read it, where only code does, or where it can be either. */
type Place = 'said' | 'technical' | 'anywhere';

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Names that are the same in each language, and keys of a keyboard. */
const names = ['Google Play', 'App Store', 'PNG', 'Enter', 'ArrowDown'];

const letter = /\p{L}/u;
const likeWords = /^\p{Lu}\p{Ll}|[\p{L}…][,:]? \p{L}|\p{L}[,:]? …/u;

function isWords(text: string | null, place: Place): boolean {
  if (text === null || place === 'technical' || names.includes(text.trim())) return false;
  return (place === 'said' ? letter : likeWords).test(text);
}

/** A literal's text, or a text between tags; '…' stands for each value in a template. */
function textOf(node: Node): string | null {
  if (node.type === 'JSXText') return String(node.value);
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  const quasis = node.quasis as { value: { cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join('…');
}

/** What a person perceives of HTML's own properties. */
const saidByHtml =
  /^(alt|aria-(description|label|roledescription|valuetext)|content|label|placeholder|title)$/;

/** What a person does not perceive of our components' properties; any other counts. */
const technical =
  /^(aria-(?!label$|description$).*|as|auto(Complete|Focus)|className|clothes|data-.*|dir|enterKeyHint|firstDayOfWeek|hair|height|href|id|inputMode|key|kind|menuTrigger|mode|name|on[A-Z].*|path|placement|role|shape|size|slot|tint|tone|type|validationBehavior|variant|weekdayStyle|width)$/;

/** The same of an object's. */
const isCode = /^(id|key|kind|type)$/;

function placeOfProperty(name: string, ofHtml: boolean): Place {
  if (ofHtml) return saidByHtml.test(name) ? 'said' : 'technical';
  return technical.test(name) ? 'technical' : 'said';
}

/** Where a part of a node stands; null for a part that is no value. */
function placeOf(node: Node, part: string, place: Place): Place | null {
  if (/^(Import|Export(All|Specifier)|TS(?!As|Satisfies|NonNull)|Throw)/.test(node.type))
    return null;
  if (part === 'key' || part === 'test') return null;
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return part === 'children' ? 'said' : 'anywhere';
    case 'Property':
      return isCode.test(String((node.key as Node).name)) ? 'technical' : place;
    case 'LogicalExpression':
      return part === 'left' && node.operator === '&&' ? 'technical' : place;
    case 'BinaryExpression':
      return node.operator === '+' ? place : 'technical';
    case 'MemberExpression':
      return part === 'property' || isIncludes(node) ? 'technical' : 'anywhere';
    case 'ClassDeclaration':
      return (node.superClass as Node | null)?.name === 'Error' ? null : place;
    case 'CallExpression':
      return place === 'technical' || isMediaQuery(node) ? 'technical' : 'anywhere';
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return 'anywhere';
    default:
      return place;
  }
}

function isIncludes(member: Node): boolean {
  return (member.property as Node).name === 'includes';
}

function isMediaQuery(call: Node): boolean {
  return (call.callee as Node).name === 'matchMedia';
}
