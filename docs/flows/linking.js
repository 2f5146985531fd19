import { createMachine } from 'xstate';

export const linkingMachine = createMachine({
  "id": "linking",
  "description": "Invitations that were sent to a mobile number become those of its user.",
  "on": {
    "number.proven": {
      "target": ".linkingInvitations"
    }
  },
  "initial": "idle",
  "states": {
    "idle": {
      "description": "No number waits to be linked."
    },
    "linkingInvitations": {
      "description": "Invitations sent to the proven number are claimed; silent on failure.",
      "invoke": {
        "id": "linkPending",
        "src": "linkPending",
        "onDone": {
          "target": "idle"
        },
        "onError": {
          "target": "idle"
        }
      }
    }
  }
});
