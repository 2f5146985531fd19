import { createMachine } from 'xstate';

export const serviceSearchMachine = createMachine({
  "id": "serviceSearch",
  "description": "The field above the categories, and the services that its text finds.",
  "invoke": [
    {
      "id": "watchPlace",
      "src": "watchPlace",
      "onError": {}
    },
    {
      "id": "searchKeeper",
      "src": "searchKeeper",
      "onError": {}
    }
  ],
  "on": {
    "search.dropped": {
      "guard": {
        "type": "isOfOther"
      },
      "target": ".resting",
      "actions": [
        "forget",
        {
          "type": "keepOwner"
        },
        "keepAddress"
      ]
    }
  },
  "initial": "resting",
  "states": {
    "resting": {
      "description": "Nothing is searched for, and the categories are shown.",
      "on": {
        "text.typed": [
          {
            "guard": {
              "type": "isBlank"
            }
          },
          {
            "target": "searching.waiting",
            "actions": {
              "type": "keepText"
            }
          }
        ],
        "search.restored": {
          "target": "searching",
          "actions": [
            {
              "type": "keepText"
            },
            {
              "type": "keepSort"
            },
            "wantAsLeft"
          ]
        },
        "place.changed": {
          "actions": "keepPlace"
        }
      }
    },
    "searching": {
      "description": "A text is searched for; what was found before stays until the next answer.",
      "initial": "deciding",
      "on": {
        "text.typed": [
          {
            "guard": {
              "type": "isBlank"
            },
            "target": "resting",
            "actions": [
              "forget",
              "keepAddress"
            ]
          },
          {
            "target": ".waiting",
            "actions": {
              "type": "keepText"
            }
          }
        ],
        "search.cleared": {
          "target": "resting",
          "actions": [
            "forget",
            "keepAddress"
          ]
        },
        "sort.chosen": {
          "guard": {
            "type": "isOtherSort"
          },
          "target": ".deciding",
          "actions": {
            "type": "keepSort"
          }
        },
        "place.changed": [
          {
            "guard": {
              "type": "isElsewhere"
            },
            "target": ".deciding",
            "actions": "keepPlace"
          },
          {
            "actions": "keepPlace"
          }
        ],
        "service.chosen": {
          "actions": {
            "type": "openService"
          }
        }
      },
      "states": {
        "waiting": {
          "description": "The person is typing.",
          "after": {
            "typingPause": {
              "target": "deciding"
            }
          },
          "on": {
            "search.submitted": {
              "target": "deciding"
            }
          }
        },
        "deciding": {
          "description": "The services of all categories are at hand, or the service is asked.",
          "entry": "keepAddress",
          "always": [
            {
              "guard": "hasFoundGathered",
              "target": "listing",
              "actions": "sift"
            },
            {
              "guard": "hasGathered",
              "target": "empty",
              "actions": "forgetFound"
            },
            {
              "target": "asking"
            }
          ]
        },
        "asking": {
          "description": "The service is searching.",
          "invoke": {
            "id": "searchServices",
            "src": "searchServices",
            "onDone": [
              {
                "guard": {
                  "type": "isNotServed"
                },
                "target": "gathering"
              },
              {
                "guard": {
                  "type": "hasFound"
                },
                "target": "listing",
                "actions": {
                  "type": "keepFound"
                }
              },
              {
                "target": "empty",
                "actions": "forgetFound"
              }
            ],
            "onError": {
              "target": "failed",
              "actions": "forgetFound"
            }
          }
        },
        "gathering": {
          "description": "The service cannot search: the services of all categories are being fetched.",
          "invoke": {
            "id": "listAllServices",
            "src": "listAllServices",
            "onDone": {
              "target": "deciding",
              "actions": {
                "type": "keepGathered"
              }
            },
            "onError": {
              "target": "failed",
              "actions": "forgetFound"
            }
          }
        },
        "listing": {
          "description": "The services that were found are shown.",
          "on": {
            "more.requested": {
              "guard": "hasMore",
              "target": "loadingMore"
            }
          }
        },
        "empty": {
          "description": "No service has such a name, provider or category."
        },
        "failed": {
          "description": "The services could not be searched.",
          "on": {
            "search.retried": {
              "target": "deciding"
            }
          }
        },
        "loadingMore": {
          "description": "The next page is being fetched; the list stays as it is meanwhile.",
          "invoke": {
            "id": "searchServices",
            "src": "searchServices",
            "onDone": [
              {
                "guard": {
                  "type": "isNotServed"
                },
                "target": "moreFailed"
              },
              {
                "target": "listing",
                "actions": {
                  "type": "addFound"
                }
              }
            ],
            "onError": {
              "target": "moreFailed"
            }
          }
        },
        "moreFailed": {
          "description": "The next page could not be fetched, and can be asked for again.",
          "on": {
            "more.requested": {
              "target": "loadingMore"
            }
          }
        }
      }
    }
  }
});
