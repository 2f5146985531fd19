import type { IncomingHttpHeaders } from 'node:http';
import { Hono } from 'hono';
import type { Environment } from '../../backend/http/context.ts';
import { detectPageLanguage, languageOf } from '../../backend/languages/language.ts';
import type { Language } from '../language.ts';

const chooser = new Hono<Environment>().get('/', detectPageLanguage, (context) =>
  context.json(languageOf(context)),
);

/** The language of a page by what the request says, read as the service reads it. */
export async function chosenLanguage({
  cookie = '',
  'accept-language': accepted = '',
}: IncomingHttpHeaders): Promise<Language> {
  const headers = { cookie, 'accept-language': accepted };
  const answer = await chooser.request('/', { headers });
  return (await answer.json()) as Language;
}
