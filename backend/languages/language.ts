import { languageDetector } from 'hono/language';
import * as v from 'valibot';
import { Language } from '#domain/language.ts';
import type { Middleware, RequestContext } from '../http/context.ts';

/**
 * Reads the language that a request prefers from its `Accept-Language` (RFC 9110): `hi-IN` asks for
 * Hindi, and a request that asks for none of ours is answered in English.
 */
export const detectLanguage: Middleware = detector(['header']);

/** The same for a page of the app, where the cookie `language` is what the person has chosen. */
export const detectPageLanguage: Middleware = detector(['cookie', 'header']);

function detector(order: ('cookie' | 'header')[]): Middleware {
  return languageDetector({
    order,
    lookupCookie: 'language',
    caches: false,
    supportedLanguages: [...Language.options],
    fallbackLanguage: 'en',
  });
}

/** The language in which the request is answered. */
export function languageOf(context: RequestContext): Language {
  const language = context.get('language');
  return v.is(Language, language) ? language : 'en';
}

/** Says in the headers that the answer would be another one in another language. */
export function tellLanguage(context: RequestContext): void {
  context.header('Content-Language', languageOf(context));
  context.header('Vary', 'Accept-Language', { append: true });
}
