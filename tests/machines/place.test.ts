import { describe, expect, it } from 'vitest';
import { placeMachine } from '../../src/machines/place.ts';
import { startFlow } from './harness.ts';

const kurnool = {
  at: 'resting',
  told: [{ type: 'place.found', location: { city: 'Kurnool', pincode: 'Unknown' } }],
};

function startLookup() {
  const place = startFlow(placeMachine, (owner) => ({ owner }));
  place.send({ type: 'lookup.requested' });
  return place;
}

async function startNaming() {
  const place = startLookup();
  await place.answer('findDevice', { outcome: 'found', found: { latitude: 15.83, longitude: 78 } });
  return place;
}

describe('Place: the location in the header', () => {
  it('Place: the place is looked up on request only', () => {
    expect(startFlow(placeMachine, (owner) => ({ owner })).news()).toEqual({ at: 'resting' });
  });

  it('Place: the place is the city that the geocoder names', async () => {
    const place = await startNaming();
    expect(place.news()).toEqual({
      at: 'namingPlace',
      asked: [['findDevice'], ['reverseGeocode', { latitude: 15.83, longitude: 78 }]],
    });
    const location = { city: 'Adoni', pincode: '518301' };
    await place.answer('reverseGeocode', { outcome: 'found', found: location });
    expect(place.news()).toEqual({ at: 'resting', told: [{ type: 'place.found', location }] });
  });

  it('Place: the place is Kurnool when the device gives no location', async () => {
    const denied = startLookup();
    expect(denied.news()).toEqual({ at: 'findingDevice', asked: [['findDevice']] });
    await denied.answer('findDevice', { outcome: 'notFound' });
    expect(denied.news()).toEqual(kurnool);
    const broken = startLookup();
    broken.news();
    await broken.fail('findDevice');
    expect(broken.news()).toEqual(kurnool);
  });

  it('Place: the place is Kurnool when the geocoder gives no city', async () => {
    const unknown = await startNaming();
    unknown.news();
    await unknown.answer('reverseGeocode', { outcome: 'notFound' });
    expect(unknown.news()).toEqual(kurnool);
    const broken = await startNaming();
    broken.news();
    await broken.fail('reverseGeocode');
    expect(broken.news()).toEqual(kurnool);
  });
});
