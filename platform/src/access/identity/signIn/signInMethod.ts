/** How a member signed in, and its options. */
export interface SignInMethod {
  /** What was proved; `remembered` is the cookie that stands in for the password. */
  readonly kind: 'password' | 'remembered' | 'sms' | 'social' | 'registration' | 'recovery' | 'guest';
  /** With `remembered`: the remembered sign-in's selector. A replay has to come from the browser that holds it. */
  readonly selector?: string;
  /** Set by the agents' page: other customer types are refused (specification section 4, agent mode). */
  readonly agentMode?: boolean;
  /**
   * True: the browser keeps the name for a day, and with `password` a remembered sign-in. False: it forgets both.
   * Absent: both stay as they are.
   */
  readonly remember?: boolean;
  /**
   * The password only serves to set another (a temporary one, the market's default): the response carries a ticket to
   * change it.
   */
  readonly changeTicket?: boolean;
}
