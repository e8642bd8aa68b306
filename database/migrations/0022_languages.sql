-- The languages of the product are listed in contract/languages.ts alone: one more needs no change of the database.
alter table auth.users drop constraint users_language_check;
alter table auth.users add constraint users_language_check check (language ~ '^[a-z]{2}$');
