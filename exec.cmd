@rem The scripts of package.json begin with "exec", so that signals reach Node and not a shell; Windows has no such command.
@%*
