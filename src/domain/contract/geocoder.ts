import * as v from 'valibot';

/** A reverse geocoder's answer, in Nominatim's shape. */
export const ReverseGeocoded = v.object({
  address: v.object({
    city: v.optional(v.string()),
    town: v.optional(v.string()),
    postcode: v.optional(v.string()),
  }),
});
