import { createMachine } from 'xstate';

export const createEventMachine = createMachine({
  "id": "createEvent",
  "description": "Hosts an event and invites people to it, or changes one.",
  "initial": "editing",
  "invoke": {
    "id": "invitees",
    "src": "invitees",
    "onError": {}
  },
  "on": {
    "invitees.changed": {
      "actions": "keepInvitees"
    }
  },
  "states": {
    "editing": {
      "description": "The host fills in the form; all of it is kept on the device.",
      "tags": "draft",
      "on": {
        "field.changed": {
          "actions": "keepField"
        },
        "question.changed": {
          "actions": "keepQuestion"
        },
        "questionType.changed": {
          "actions": "keepQuestionType"
        },
        "question.added": {
          "guard": "canAddQuestion",
          "actions": "addQuestion"
        },
        "question.removed": {
          "guard": "isRemovable",
          "actions": "removeQuestion"
        },
        "question.reworded": {
          "guard": "isEdit",
          "actions": "rewordQuestion"
        },
        "edit.closed": [
          {
            "guard": "isUntouched",
            "target": "discarded",
            "actions": "tellKept"
          },
          {
            "guard": "isEdit",
            "actions": "tellKept"
          }
        ],
        "edit.discarded": {
          "guard": "isEdit",
          "target": "discarded",
          "actions": "tellKept"
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
                "tone": "failure"
              }
            }
          },
          {
            "guard": "isEdit",
            "target": "updating",
            "actions": "forgetProblems"
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
          "actions": "keepFailure"
        }
      }
    },
    "comparing": {
      "description": "The change was refused: the event may have been changed elsewhere, and is asked for.",
      "tags": "busy",
      "invoke": {
        "id": "findEvent",
        "src": "findEvent",
        "onDone": [
          {
            "guard": {
              "type": "isNewer"
            },
            "target": "editing",
            "actions": {
              "type": "keepNewest"
            }
          },
          {
            "target": "editing"
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
