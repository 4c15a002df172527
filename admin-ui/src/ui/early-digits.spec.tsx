import { expect, it } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { hearEarlyDigits, takeEarlyDigits } from './early-digits.js';

hearEarlyDigits();

const type = (keys: readonly string[], target: HTMLElement = document.body) =>
  keys.forEach((key) => fireEvent.keyDown(target, { key }));

it('keeps digits that nothing takes, for who asks first', () => {
  type(['1', '3', 'Backspace', '2']);
  expect([takeEarlyDigits(), takeEarlyDigits()]).toEqual(['12', '']);
});

it('keeps no more than a table has', () => {
  type([...'123456']);
  expect(takeEarlyDigits()).toBe('1234');
});

it('leaves alone what is typed into a field, what is a command, and what stood before a press', () => {
  const field = document.body.appendChild(document.createElement('input'));
  type(['7'], field);
  expect(takeEarlyDigits()).toBe('');
  fireEvent.keyDown(document.body, { key: '7', ctrlKey: true });
  expect(takeEarlyDigits()).toBe('');
  type(['7']);
  fireEvent.pointerDown(document.body);
  expect(takeEarlyDigits()).toBe('');
  type(['7', 'Enter']);
  expect(takeEarlyDigits()).toBe('');
});
