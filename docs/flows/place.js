import { createMachine } from 'xstate';

export const placeMachine = createMachine({
  "id": "place",
  "description": "Where the person is, roughly, for the header and the services nearby.",
  "initial": "resting",
  "states": {
    "resting": {
      "description": "No lookup is under way.",
      "on": {
        "lookup.requested": {
          "target": "findingDevice"
        }
      }
    },
    "findingDevice": {
      "description": "The device is asked where it is; the person may have to agree.",
      "invoke": {
        "id": "findDevice",
        "src": "findDevice",
        "onDone": [
          {
            "guard": {
              "type": "isFound"
            },
            "target": "namingPlace",
            "actions": {
              "type": "keepCoordinates"
            }
          },
          {
            "target": "resting",
            "actions": "tellFallback"
          }
        ],
        "onError": {
          "target": "resting",
          "actions": "tellFallback"
        }
      }
    },
    "namingPlace": {
      "description": "The geocoder is asked which city this is.",
      "invoke": {
        "id": "reverseGeocode",
        "src": "reverseGeocode",
        "onDone": {
          "target": "resting",
          "actions": {
            "type": "tellFound"
          }
        },
        "onError": {
          "target": "resting",
          "actions": "tellFallback"
        }
      }
    }
  }
});
