import * as v from 'valibot';

/** The additional query that says where the person is: services near it come first (§22.82). */
export const placeQuery = ['city', 'pincode'];

const PlaceText = v.optional(v.pipe(v.string(), v.maxLength(100)));

/** The fields of that query. */
export const placeFields = { city: PlaceText, pincode: PlaceText };
