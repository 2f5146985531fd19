import * as v from 'valibot';

/** A text of an address; one that cannot be read is missing, and a code may be a number. */
const Text = v.fallback(
  v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
  undefined,
);

const address = { city: Text, town: Text, postcode: Text };

/** A reverse geocoder's answer, in Nominatim's shape (§7.23, §14.2). */
export const ReverseGeocoded = v.object({ address: v.object(address) });

/** One of the places that a geocoder finds for a text, in Nominatim's shape (§22.86). */
export const FoundPlace = v.object({
  address: v.object({ ...address, village: Text }),
});
