import * as v from 'valibot';
import { ReverseGeocoded } from '#domain/contract/geocoder.ts';
import type { App } from '../http/context.ts';
import { refusal } from '../http/refusal.ts';
import { parseInput } from '../http/serve-call.ts';
import { nearestPlace } from './nearest.ts';

const degrees = (limit: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,3}(\.\d{1,15})?$/),
    v.transform(Number),
    v.minValue(-limit),
    v.maxValue(limit),
  );

const Query = v.object({
  lat: degrees(90),
  lon: degrees(180),
  format: v.optional(v.literal('jsonv2'), 'jsonv2'),
});

/** `/reverse?lat=&lon=&format=jsonv2`: the city of a point, in Nominatim's shape; 404 if none is near. */
export function serveGeocoder(app: App): void {
  app.get('/reverse', (context) => {
    const { lat, lon } = parseInput(Query, context.req.query());
    const place = nearestPlace(lat, lon);
    if (place === undefined) throw refusal(404, 'No known city is near this place.');
    const { name, kind, postcode } = place;
    context.header('cache-control', 'public, max-age=86400');
    return context.json(v.parse(ReverseGeocoded, { address: { [kind]: name, postcode } }));
  });
}
