import { createMachine } from 'xstate';

export const placeMachine = createMachine({
  "id": "place",
  "description": "The person’s rough location, for the header and the services nearby.",
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
      "description": "The device is asked for its location; the person may have to agree.",
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
      "description": "The geocoder is asked for the city at the location.",
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
