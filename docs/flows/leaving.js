import { createMachine } from 'xstate';

export const leavingMachine = createMachine({
  "id": "leaving",
  "description": "Sessions that the person left are ended on the service as well.",
  "context": {
    "isRepeated": false
  },
  "initial": "idle",
  "states": {
    "idle": {
      "description": "The service has no session left to end.",
      "entry": "forgetRepeats",
      "on": {
        "session.left": {
          "target": "ending"
        },
        "leaving.resumed": {
          "target": "ending"
        },
        "network.returned": {
          "target": "ending"
        }
      }
    },
    "ending": {
      "description": "The service is asked to end the sessions; the device remembers those that are still open.",
      "invoke": {
        "id": "endSessions",
        "src": "endSessions",
        "onDone": [
          {
            "guard": {
              "type": "isEnded"
            },
            "target": "idle"
          },
          {
            "target": "waiting"
          }
        ],
        "onError": {
          "target": "waiting"
        }
      },
      "on": {
        "session.left": {
          "target": "ending",
          "reenter": true
        },
        "network.returned": {
          "target": "ending",
          "reenter": true
        }
      }
    },
    "waiting": {
      "description": "The service gave no answer; it is asked again in half a minute, then each ten minutes, or with the network.",
      "after": {
        "retryPause": {
          "target": "ending",
          "actions": "markRepeated"
        }
      },
      "on": {
        "session.left": {
          "target": "ending"
        },
        "network.returned": {
          "target": "ending"
        }
      }
    }
  }
});
