import { type Place, places } from './places.ts';

const earthRadiusKm = 6371;

/** The greatest distance from a city's centre that still counts as that city, in kilometres. */
const reachKm = 40;

/**
 * The nearest known city or town to a point in degrees; undefined beyond the greatest distance.
 */
export function nearestPlace(latitude: number, longitude: number): Place | undefined {
  let nearest: Place | undefined;
  let shortest = reachKm;
  for (const place of places) {
    const distance = distanceKm(latitude, longitude, place);
    if (distance <= shortest) {
      nearest = place;
      shortest = distance;
    }
  }
  return nearest;
}

function distanceKm(latitude: number, longitude: number, place: Place): number {
  const halfLatitude = radians(place.latitude - latitude) / 2;
  const halfLongitude = radians(place.longitude - longitude) / 2;
  const chord =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(radians(latitude)) * Math.cos(radians(place.latitude)) * Math.sin(halfLongitude) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
