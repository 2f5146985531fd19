import { createMachine } from 'xstate';

export const createEventMachine = createMachine({
  "id": "createEvent",
  "description": "Hosts an event and invites people to it.",
  "initial": "editing",
  "invoke": {
    "id": "invitees",
    "src": "invitees",
    "onError": {}
  },
  "on": {
    "invitees.changed": {
      "actions": "keepChange"
    }
  },
  "states": {
    "editing": {
      "description": "The host fills in the form; all of it is kept on the device.",
      "tags": "draft",
      "on": {
        "field.changed": {
          "actions": "keepChange"
        },
        "question.changed": {
          "actions": "keepChange"
        },
        "questionType.changed": {
          "actions": "keepChange"
        },
        "question.added": {
          "guard": "canAddQuestion",
          "actions": "keepChange"
        },
        "question.removed": {
          "guard": {
            "type": "isRemovable"
          },
          "actions": "keepChange"
        },
        "event.submitted": [
          {
            "guard": "hasProblems",
            "actions": "showProblems"
          },
          {
            "guard": "hasNoUser",
            "actions": {
              "type": "toast",
              "params": {
                "text": "User not logged in.",
                "tone": "failure",
                "topic": "session"
              }
            }
          },
          {
            "target": "creating",
            "actions": "forgetProblems"
          }
        ]
      }
    },
    "creating": {
      "description": "The service is asked to create the event; pressing again changes nothing.",
      "tags": "busy",
      "invoke": {
        "id": "createEvent",
        "src": "createEvent",
        "onDone": [
          {
            "guard": {
              "type": "hasAddress"
            },
            "target": "editing",
            "actions": [
              "startOver",
              "clearInvitees",
              "alertCreated",
              {
                "type": "openEvent"
              }
            ]
          },
          {
            "guard": {
              "type": "isCreated"
            },
            "target": "editing",
            "actions": [
              "startOver",
              "clearInvitees",
              "alertCreated"
            ]
          },
          {
            "guard": {
              "type": "isRefused"
            },
            "target": "editing",
            "actions": [
              {
                "type": "keepRefusal"
              },
              "alertFailed"
            ]
          },
          {
            "target": "editing"
          }
        ],
        "onError": {
          "target": "editing",
          "actions": "alertFailed"
        }
      }
    }
  }
});
