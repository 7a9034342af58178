import type { FieldName } from '@unisite/shared/contract/fieldPatterns';
import type { FieldFault } from '@unisite/shared/contract/fieldRule';
import { useRef, useState } from 'react';
import type { FieldError } from './fieldError.ts';

export type Typed = Readonly<Partial<Record<FieldName, string>>>;
/** All that is wrong with what was typed, in any order. */
export type FormRule = (typed: Typed) => ReadonlyMap<FieldName, FieldFault>;

export interface FieldForm {
  typed: Typed;
  /** Whether anything was typed that could be lost. */
  touched: boolean;
  complaints: ReadonlyMap<FieldName, FieldError>;
  /** How many fields keep the form from being sent, since it was tried. */
  toFix: number;
  change(field: FieldName, text: string): void;
  /**
   * The visitor left the field: what is wrong with what was typed is said. An empty field is not complained of before
   * the form is sent.
   */
  leave(field: FieldName): void;
  /** Looks at one field at once, as before something is done with it. */
  fits(field: FieldName): boolean;
  /** Says what was found about a field elsewhere. */
  complain(field: FieldName, complaint: FieldError): void;
  /** Looks at everything; brings the keyboard to the first wrong field. */
  check(): boolean;
  /** Shows what the platform refused; brings the keyboard to the first of it. */
  refuse(complaints: ReadonlyMap<FieldName, FieldError>): void;
  /** For the element that gets the keyboard. */
  place(field: FieldName): (element: HTMLElement | null) => void;
  /** Takes back what was complained of, and keeps what was typed. */
  calm(): void;
  /** Empties everything. */
  reset(): void;
}

/**
 * What is typed into a form, and what is wrong with it, whose fields stand in the order of `order`. What is typed lives
 * here and nowhere else.
 */
export function useFieldForm(order: readonly FieldName[], rule: FormRule): FieldForm {
  const [typed, setTyped] = useState<Typed>({});
  const [complaints, setComplaints] = useState<ReadonlyMap<FieldName, FieldError>>(new Map());
  const [tried, setTried] = useState(false);
  const places = useRef(new Map<FieldName, HTMLElement>());

  const faultOf = (field: FieldName, of: Typed = typed): FieldError | null => {
    const fault = rule(of).get(field);
    return fault ? { by: 'form', fault } : null;
  };
  const say = (field: FieldName, complaint: FieldError | null) =>
    setComplaints((now) => {
      const next = new Map(now);
      if (complaint) next.set(field, complaint);
      else next.delete(field);
      return next;
    });
  const goToFirst = (of: ReadonlyMap<FieldName, FieldError>) => {
    const first = order.find((field) => of.has(field));
    if (first) places.current.get(first)?.focus();
  };

  return {
    typed,
    touched: Object.values(typed).some((text) => text !== ''),
    complaints,
    toFix: tried ? order.filter((field) => complaints.has(field)).length : 0,
    change(field, text) {
      const next = { ...typed, [field]: text };
      setTyped(next);
      say(field, null);
      const repeated = repeatedBy[field];
      if (repeated && next[repeated]) say(repeated, faultOf(repeated, next));
    },
    leave(field) {
      if (typed[field]) say(field, complaints.get(field) ?? faultOf(field));
    },
    fits(field) {
      const fault = faultOf(field);
      say(field, fault);
      if (fault) places.current.get(field)?.focus();
      return fault === null;
    },
    complain: say,
    check() {
      const found = new Map(
        [...rule(typed)].map(([field, fault]): [FieldName, FieldError] => [field, { by: 'form', fault }]),
      );
      setTried(true);
      setComplaints(found);
      goToFirst(found);
      return found.size === 0;
    },
    refuse(refused) {
      setTried(true);
      setComplaints(refused);
      goToFirst(refused);
    },
    place: (field) => (element) => {
      if (element) places.current.set(field, element);
      else places.current.delete(field);
    },
    calm() {
      setTried(false);
      setComplaints(new Map());
    },
    reset() {
      setTyped({});
      setTried(false);
      setComplaints(new Map());
    },
  };
}

/** Who changes a password is told at once when its repetition is another. */
const repeatedBy: Partial<Record<FieldName, FieldName>> = {
  password: 'confirmPassword',
  newPassword: 'confirmNewPassword',
};
