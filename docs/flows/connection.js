import { createMachine } from 'xstate';

export const connectionMachine = createMachine({
  "id": "connection",
  "description": "Whether the device has a network.",
  "invoke": {
    "id": "watchNetwork",
    "src": "watchNetwork",
    "onError": {}
  },
  "initial": "online",
  "states": {
    "online": {
      "description": "The device has a network, as far as the browser knows.",
      "on": {
        "network.lost": {
          "target": "offline"
        }
      }
    },
    "offline": {
      "description": "The device has no network; what was seen last is shown, and a note says so.",
      "on": {
        "network.returned": {
          "target": "online",
          "actions": "tellReturned"
        }
      }
    }
  }
});
