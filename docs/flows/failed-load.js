import { createMachine } from 'xstate';

export const failedLoadMachine = createMachine({
  "id": "failedLoad",
  "description": "A load that failed is tried again by itself, once the network or the person is back.",
  "invoke": [
    {
      "id": "pageLooks",
      "src": "pageLooks",
      "onError": {}
    },
    {
      "id": "watchNetwork",
      "src": "watchNetwork",
      "onError": {}
    }
  ],
  "initial": "resting",
  "states": {
    "resting": {
      "description": "The failure is shown, with a button for another try.",
      "on": {
        "page.shown": {
          "target": "pausing"
        },
        "network.returned": {
          "target": "pausing"
        },
        "network.lost": {
          "target": "offline"
        }
      }
    },
    "pausing": {
      "description": "The load is tried again in a moment, once.",
      "after": {
        "pause": {
          "target": "resting",
          "actions": "tellDue"
        }
      },
      "on": {
        "network.lost": {
          "target": "offline"
        }
      }
    },
    "offline": {
      "description": "The device has no network: another try would fail too.",
      "on": {
        "network.returned": {
          "target": "pausing"
        }
      }
    }
  }
});
