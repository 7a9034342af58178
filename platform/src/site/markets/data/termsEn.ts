/** The first version of a market's terms and rules of play, in English. */
export const termsEn = `# Terms of use

This is a demonstration of Unisite. The money in the wallet is demonstration money and cannot be exchanged for real
money. The terms below are written as those of a working site, so that you see what you would agree to.

## 1. Who may take part

- You are of the age that the market asks for (at least 18), and the law of the place you are in allows you to play for
money.
- You play for yourself and with your own money, neither as a profession nor for somebody else.
- Everybody has one account. Accounts may not be sold, let or handed on.

The date of birth that you give is what we let you play by. Giving a wrong one breaks these terms. We may ask for
documents that prove your age and identity, and stop play until they are checked.

## 2. People under age

Nobody under age may register, try games, deposit or bet. When we find that an account is held by somebody under age, we
stop its play at once, cancel bets without a result and return all that was deposited. Its winnings are not paid.

If there are children in your home, keep your password to yourself, do not let the browser remember you, and sign out
when you have finished.

## 3. Your account

- Keep your password, your withdrawal password and your devices to yourself.
- Tell customer service at once if you suspect that somebody else uses your account.
- What you tell us has to be true. The name on the bank account has to be yours.

You can close your account at any time. What is left of the balance is paid to your bank account once open bets have a
result.

## 4. Deposits and withdrawals

- Deposit from and withdraw to accounts in your own name. Fees and the lowest and highest amounts are shown before you
send a request.
- A deposit is credited when the payment provider confirms it. Balances bear no interest and are no bank deposits.
- No button takes a withdrawal back to play on with. You can always withdraw your money, also during a break, while you
are excluded, and before you accept a new version of these terms.
- We may hold a withdrawal for checks that money-laundering rules demand, and tell you why within 24 hours.

## 5. Promotions

Each promotion has its own terms on its page: who gets it, the turnover it takes and until when it can be used. Where
they differ from these terms, they apply. We do not take back rewards that were given by their terms.

## 6. Playing responsibly

Playing for money is entertainment, not a way to earn. You can limit deposits, stakes, losses and time of play, choose
how often you are reminded of the time, take a break of 24 hours to 6 weeks, or exclude yourself for 6 months or more.
A lower limit counts at once, a higher one after 24 hours. Nobody, ourselves included, ends a break early that you chose.

## 7. What is not allowed

- Automatic software, collusion between accounts, use of faults in the system.
- Money of doubtful origin, or the bank account of somebody else.
- Hiding where you are to get around regional limits.

Where these rules are broken we may cancel the bets concerned, close the account and inform the authorities. Your own
money is returned unless the law demands otherwise.

## 8. Personal data

We keep your date of birth, the version of the terms that you accepted and when, because we are required to prove it.
The privacy policy among the help pages says what we keep, for how long, and what rights you have.

## 9. Complaints

Send complaints to customer service within 30 days. You get a first answer within 24 hours and a decision within 10
working days. If you do not agree with it, you can turn to the independent body for disputes that the market's licence
names.

## 10. Changes of these terms

Each change makes a new version with a number and a date; earlier ones can still be read. A new version is asked once:
until you accept it, play and deposits wait, while withdrawals and everything else go on as usual. If you do not agree,
you can withdraw your balance and close your account. Bets go by the terms in force when they were placed.

# Rules of play

## 1. Bets

- A bet counts once the site shows its ticket number or the game confirms it. It cannot be changed or cancelled then.
- The stake is taken when the bet is accepted. A bet over your balance or a limit is refused, and nothing is taken.
- The lowest and highest stakes and the return to player stand on each game's information sheet.

## 2. Results and winnings

Results of games are decided by the vendor's server, by a random number generator. Lotteries follow the published
result of the draw. Winnings are credited as soon as there is a result.

A result that was shown wrongly by an obvious fault is corrected to the real one. We tell everybody concerned, and the
correction stands in the statement.

## 3. Interruptions

When the connection breaks in a round, the round goes on from where it stopped, or is settled by the result that the
server recorded. If a round cannot be finished, the stake is returned. When a game is faulty, all its bets without a
result are cancelled and returned.

## 4. Return to player

The return to player (RTP) is the part of all stakes that a game pays back to all players, on average over very many
rounds. It is not what you will get back in one session. No round depends on the one before.

## 5. Free play

Free play uses play money; no real money is won or lost, and it is for people of age only as well. Its results are made
exactly as those of real play.
`;
