import * as v from 'valibot';

const address = {
  city: v.optional(v.string()),
  town: v.optional(v.string()),
  postcode: v.optional(v.string()),
};

/** A reverse geocoder's answer, in Nominatim's shape (§7.23, §14.2). */
export const ReverseGeocoded = v.object({ address: v.object(address) });

/** One of the places that a geocoder finds for a text, in Nominatim's shape (§22.86). */
export const FoundPlace = v.object({
  address: v.object({ ...address, village: v.optional(v.string()) }),
});
