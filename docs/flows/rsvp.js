import { createMachine } from 'xstate';

export const rsvpMachine = createMachine({
  "id": "rsvp",
  "description": "Answers an invitation until its deadline has passed.",
  "on": {
    "invitation.renewed": [
      {
        "guard": "isSubmitting",
        "actions": {
          "type": "renew",
          "params": {
            "isOnItsWay": true
          }
        }
      },
      {
        "guard": "isNews",
        "target": ".starting",
        "actions": {
          "type": "renew",
          "params": {
            "isOnItsWay": false
          }
        }
      }
    ]
  },
  "initial": "starting",
  "states": {
    "starting": {
      "description": "The clock and the earlier answer decide the first state.",
      "always": [
        {
          "guard": "isExpired",
          "target": "expired"
        },
        {
          "target": "open"
        }
      ]
    },
    "open": {
      "description": "The invitation can be answered.",
      "initial": "starting",
      "invoke": {
        "id": "awaitInstant",
        "src": "awaitInstant",
        "onDone": [
          {
            "guard": "isSubmitting",
            "actions": {
              "type": "keepNow"
            }
          },
          {
            "target": "expired",
            "actions": {
              "type": "keepNow"
            }
          }
        ],
        "onError": {}
      },
      "states": {
        "starting": {
          "description": "The answer goes on where it was left.",
          "always": [
            {
              "guard": "isAskedAgain",
              "target": "answering.confirming"
            },
            {
              "guard": "isAnswered",
              "target": "answered"
            },
            {
              "guard": "isAttending",
              "target": "answering.attending"
            },
            {
              "guard": "isNotAttending",
              "target": "answering.notAttending"
            },
            {
              "target": "answering"
            }
          ]
        },
        "answering": {
          "description": "The person chooses and types the answer.",
          "initial": "unanswered",
          "on": {
            "attendance.answered": [
              {
                "guard": "isAttendingNow",
                "target": ".attending",
                "actions": "beginAfresh"
              },
              {
                "target": ".notAttending",
                "actions": "beginAfresh"
              }
            ],
            "rsvp.submitted": [
              {
                "guard": "isTooLate",
                "target": "#rsvp.expired",
                "actions": "alertExpired"
              },
              {
                "guard": "isUndecided",
                "actions": "alertIncomplete"
              },
              {
                "guard": "hasNoNumber",
                "actions": "markFaulty"
              },
              {
                "target": "submitting",
                "actions": "forgetRefusal"
              }
            ],
            "change.cancelled": {
              "guard": "hasAnswered",
              "target": "answered",
              "actions": "endChange"
            }
          },
          "states": {
            "confirming": {
              "description": "The time was changed after the answer, which is filled in, to be confirmed or changed.",
              "on": {
                "question.answered": {
                  "guard": "isAttending",
                  "target": "attending",
                  "actions": "keepAnswer"
                }
              }
            },
            "unanswered": {
              "description": "The person has not said yet whether they will attend.",
              "tags": "draft"
            },
            "attending": {
              "description": "The person will attend, and is asked the further questions.",
              "tags": "draft",
              "on": {
                "question.answered": {
                  "actions": "keepAnswer"
                }
              }
            },
            "notAttending": {
              "description": "The person will not attend; no further question is asked.",
              "tags": "draft"
            }
          }
        },
        "submitting": {
          "description": "The answer is on its way; pressing again changes nothing.",
          "tags": "busy",
          "entry": "withdrawToast",
          "invoke": {
            "id": "respond",
            "src": "respond",
            "onDone": [
              {
                "guard": {
                  "type": "isAccepted"
                },
                "target": "#rsvp.starting",
                "actions": [
                  "keepAnswered",
                  "tellAnswered",
                  "refreshCalendar"
                ]
              },
              {
                "guard": {
                  "type": "isPast"
                },
                "target": "#rsvp.expired",
                "actions": [
                  "keepClosed",
                  "alertExpired",
                  "tellClosed"
                ]
              },
              {
                "guard": {
                  "type": "isOutdated"
                },
                "target": "#rsvp.starting",
                "actions": [
                  {
                    "type": "keepRefusal"
                  },
                  "tellDoubted"
                ]
              },
              {
                "guard": {
                  "type": "isDisputed"
                },
                "target": "#rsvp.starting",
                "actions": [
                  {
                    "type": "keepRefusal"
                  },
                  "toastFailed",
                  "alertFailed",
                  "tellDoubted"
                ]
              },
              {
                "guard": {
                  "type": "isRefused"
                },
                "target": "#rsvp.starting",
                "actions": [
                  {
                    "type": "keepRefusal"
                  },
                  "toastFailed",
                  "alertFailed",
                  "doubtChange"
                ]
              },
              {
                "target": "#rsvp.starting"
              }
            ],
            "onError": {
              "target": "#rsvp.starting",
              "actions": [
                "toastFailed",
                "alertFailed",
                "doubtChange"
              ]
            }
          }
        },
        "answered": {
          "description": "The service knows the answer; it can be changed until the deadline.",
          "tags": "settled",
          "on": {
            "change.requested": {
              "target": "starting",
              "actions": "beginChange"
            }
          }
        }
      }
    },
    "expired": {
      "description": "The deadline has passed; nothing can be answered any more.",
      "tags": "settled"
    }
  }
});
