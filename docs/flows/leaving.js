import { createMachine } from 'xstate';

export const leavingMachine = createMachine({
  "id": "leaving",
  "description": "Sessions that the person left are ended on the service as well.",
  "context": {
    "isRepeated": false
  },
  "on": {
    "session.left": {
      "target": ".ending",
      "actions": "forgetRepeats"
    },
    "network.returned": {
      "target": ".ending"
    }
  },
  "initial": "idle",
  "states": {
    "idle": {
      "description": "The service has no session left to end.",
      "entry": "forgetRepeats",
      "on": {
        "leaving.resumed": {
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
      }
    },
    "waiting": {
      "description": "The service could not end them yet; it is asked again in half a minute, then every ten minutes, and when the network is back.",
      "after": {
        "retryPause": {
          "target": "ending",
          "actions": "markRepeated"
        }
      }
    }
  }
});
