import { createMachine } from 'xstate';

export const editEventMachine = createMachine({
  "id": "editEvent",
  "description": "Changes an event that the person hosts, its guests and its questions.",
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
      "description": "The host changes the form; all of it is kept on the device.",
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
        "question.reworded": {
          "actions": "rewordQuestion"
        },
        "edit.closed": [
          {
            "guard": "isUntouched",
            "target": "discarded",
            "actions": "tellKept"
          },
          {
            "actions": "tellKept"
          }
        ],
        "edit.discarded": {
          "target": "discarded",
          "actions": "tellKept"
        },
        "event.submitted": [
          {
            "guard": "hasProblems",
            "actions": [
              "followZone",
              "showProblems"
            ]
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
            "target": "updating",
            "actions": [
              "followZone",
              "forgetProblems"
            ]
          }
        ]
      }
    },
    "updating": {
      "description": "The service is asked to change the event; pressing again changes nothing.",
      "tags": "busy",
      "invoke": {
        "id": "updateEvent",
        "src": "updateEvent",
        "onDone": [
          {
            "guard": {
              "type": "isUpdated"
            },
            "target": "updated",
            "actions": [
              "tellUpdated",
              {
                "type": "toast",
                "params": {
                  "text": "Event updated.",
                  "tone": "success"
                }
              }
            ]
          },
          {
            "guard": {
              "type": "isRefused"
            },
            "target": "comparing",
            "actions": [
              {
                "type": "keepRefusal"
              },
              "tellDoubted"
            ]
          },
          {
            "target": "editing"
          }
        ],
        "onError": {
          "target": "editing",
          "actions": [
            "keepFailure",
            "tellDoubted"
          ]
        }
      }
    },
    "comparing": {
      "description": "The change was refused: the newest event is asked for; if it was changed nowhere else, the change is sent once more.",
      "tags": "busy",
      "invoke": {
        "id": "findEvent",
        "src": "findEvent",
        "onDone": [
          {
            "guard": {
              "type": "isChangedElsewhere"
            },
            "target": "editing",
            "actions": [
              {
                "type": "dropGone"
              },
              {
                "type": "keepNewest"
              }
            ]
          },
          {
            "guard": {
              "type": "isToSendAgain"
            },
            "target": "updating",
            "actions": [
              {
                "type": "dropGone"
              },
              {
                "type": "followVersion"
              },
              "beginAgain"
            ]
          },
          {
            "target": "editing",
            "actions": [
              {
                "type": "dropGone"
              },
              {
                "type": "followVersion"
              }
            ]
          }
        ],
        "onError": {
          "target": "editing"
        }
      }
    },
    "discarded": {
      "description": "The event stays as it is, and nothing that was typed is kept.",
      "type": "final"
    },
    "updated": {
      "description": "The event is changed, and nothing of the form is kept.",
      "type": "final"
    }
  }
});
