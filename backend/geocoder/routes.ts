import * as v from 'valibot';
import { FoundPlace, ReverseGeocoded } from '#domain/contract/geocoder.ts';
import type { App } from '../http/context.ts';
import { refusal } from '../http/refusal.ts';
import { parseInput } from '../http/serve-call.ts';
import { placesLike } from './find.ts';
import { nearestPlace } from './nearest.ts';
import type { Place } from './places.ts';

const degrees = (limit: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,3}(\.\d{1,15})?$/),
    v.transform(Number),
    v.minValue(-limit),
    v.maxValue(limit),
  );

const ReverseQuery = v.object({
  lat: degrees(90),
  lon: degrees(180),
  format: v.optional(v.literal('jsonv2'), 'jsonv2'),
});

const forADay = 'public, max-age=86400';

const most = 10;

const SearchQuery = v.object({
  q: v.pipe(v.string(), v.maxLength(100)),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(most)),
    String(most),
  ),
  format: v.optional(v.literal('jsonv2'), 'jsonv2'),
});

/**
 * `/reverse?lat=&lon=&format=jsonv2`, the city of a point or a 404 if none is near, and
 * `/search?q=&limit=&format=jsonv2`, the cities that a name or PIN code means; in Nominatim's shape
 * (§7.23, §22.86).
 */
export function serveGeocoder(app: App): void {
  app.get('/reverse', (context) => {
    const { lat, lon } = parseInput(ReverseQuery, context.req.query());
    const place = nearestPlace(lat, lon);
    if (place === undefined) throw refusal(404, (say) => say.noCityNear);
    context.header('cache-control', forADay);
    return context.json(v.parse(ReverseGeocoded, foundAs(place)));
  });

  app.get('/search', (context) => {
    const { q, limit } = parseInput(SearchQuery, context.req.query());
    context.header('cache-control', forADay);
    return context.json(v.parse(v.array(FoundPlace), placesLike(q, limit).map(foundAs)));
  });
}

function foundAs({ name, kind, postcode }: Place) {
  return { address: { [kind]: name, postcode } };
}
