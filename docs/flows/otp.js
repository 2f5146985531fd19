import { createMachine } from 'xstate';

export const otpMachine = createMachine({
  "id": "otp",
  "description": "Proves that a number is the person’s own with a six-digit code.",
  "on": {
    "number.abandoned": {
      "target": ".ended",
      "actions": {
        "type": "setOutcome",
        "params": {
          "outcome": "numberChanged"
        }
      }
    }
  },
  "initial": "starting",
  "states": {
    "starting": {
      "description": "A code is asked for, unless one was before.",
      "always": [
        {
          "guard": "isRequested",
          "target": "entering"
        },
        {
          "target": "sendingCode"
        }
      ]
    },
    "sendingCode": {
      "description": "The provider is asked to send a code to the number.",
      "tags": "busy",
      "entry": {
        "type": "toast",
        "params": {
          "text": "Sending OTP...",
          "tone": "info",
          "topic": "code"
        }
      },
      "invoke": {
        "id": "sendCode",
        "src": "sendCode",
        "onDone": [
          {
            "guard": {
              "type": "isSent"
            },
            "target": "entering",
            "actions": [
              "markRequested",
              {
                "type": "toast",
                "params": {
                  "text": "OTP sent!",
                  "tone": "success",
                  "topic": "code"
                }
              }
            ]
          },
          {
            "target": "notSent",
            "actions": {
              "type": "setProblem",
              "params": {
                "problem": "tooManyTries"
              }
            }
          }
        ],
        "onError": {
          "target": "notSent",
          "actions": {
            "type": "setProblem",
            "params": {
              "problem": "failure"
            }
          }
        }
      }
    },
    "notSent": {
      "description": "No code is on its way; one sent before can still be typed.",
      "entry": {
        "type": "toast",
        "params": {
          "text": "Failed to send OTP.",
          "tone": "failure",
          "topic": "code"
        }
      },
      "always": [
        {
          "guard": "isRequested",
          "target": "entering"
        },
        {
          "target": "ended"
        }
      ]
    },
    "entering": {
      "description": "The person has a code to type.",
      "type": "parallel",
      "states": {
        "code": {
          "initial": "typing",
          "states": {
            "typing": {
              "description": "The code is typed, pasted or filled in; nothing is sent by itself.",
              "invoke": {
                "id": "receiveCode",
                "src": "receiveCode",
                "onDone": {
                  "guard": {
                    "type": "isReceived"
                  },
                  "actions": {
                    "type": "keepReceivedCode"
                  }
                },
                "onError": {}
              },
              "on": {
                "code.changed": {
                  "actions": "keepCode"
                },
                "code.submitted": {
                  "guard": "hasWholeCode",
                  "target": "verifying"
                }
              }
            },
            "verifying": {
              "description": "The provider compares the code.",
              "tags": "busy",
              "invoke": {
                "id": "confirmCode",
                "src": "confirmCode",
                "onDone": [
                  {
                    "guard": {
                      "type": "isConfirmed"
                    },
                    "target": "#otp.ended",
                    "actions": [
                      {
                        "type": "keepProof"
                      },
                      {
                        "type": "setOutcome",
                        "params": {
                          "outcome": "confirmed"
                        }
                      },
                      {
                        "type": "toast",
                        "params": {
                          "text": "OTP verified!",
                          "tone": "success",
                          "topic": "code"
                        }
                      }
                    ]
                  },
                  {
                    "guard": {
                      "type": "isNotRequested"
                    },
                    "target": "#otp.ended",
                    "actions": [
                      {
                        "type": "setOutcome",
                        "params": {
                          "outcome": "notRequested"
                        }
                      },
                      {
                        "type": "toast",
                        "params": {
                          "text": "OTP was not requested. Try again.",
                          "tone": "failure",
                          "topic": "code"
                        }
                      }
                    ]
                  },
                  {
                    "guard": {
                      "type": "hasTooManyTries"
                    },
                    "target": "typing",
                    "actions": [
                      {
                        "type": "setProblem",
                        "params": {
                          "problem": "tooManyTries"
                        }
                      },
                      "toastWrongCode"
                    ]
                  },
                  {
                    "target": "typing",
                    "actions": [
                      {
                        "type": "setProblem",
                        "params": {
                          "problem": "wrongCode"
                        }
                      },
                      "toastWrongCode"
                    ]
                  }
                ],
                "onError": {
                  "target": "typing",
                  "actions": [
                    {
                      "type": "setProblem",
                      "params": {
                        "problem": "failure"
                      }
                    },
                    "toastFailure"
                  ]
                }
              }
            }
          }
        },
        "resend": {
          "initial": "coolingDown",
          "states": {
            "coolingDown": {
              "description": "A new code can be asked for in a while.",
              "after": {
                "resendPause": {
                  "target": "ready"
                }
              }
            },
            "ready": {
              "description": "A new code can be asked for.",
              "on": {
                "code.resent": {
                  "guard": "isTyping",
                  "target": "#otp.sendingCode"
                }
              }
            }
          }
        }
      }
    },
    "ended": {
      "description": "The step is over; how is in its output.",
      "type": "final"
    }
  }
});
